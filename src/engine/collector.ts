import { AsyncLocalStorage } from 'node:async_hooks';

/** Hears what is used while something is rendered, however deep inside. */
export type Collector<Item> = {
  /** Says that whatever is being rendered needs this; where nobody collects, nothing happens. */
  use: (item: Item) => void;
  /** Does some work and tells what was used in its course, in the order of use. */
  collect: <Result>(work: () => Result | Promise<Result>) => Promise<{ result: Result; used: Item[] }>;
};

/** A collector of one kind of things. Works on the side where pages are rendered only. */
export function createCollector<Item>(): Collector<Item> {
  const store = new AsyncLocalStorage<Item[]>();
  return {
    use: (item) => void store.getStore()?.push(item),
    async collect(work) {
      const used: Item[] = [];
      return { result: await store.run(used, async () => work()), used };
    },
  };
}
