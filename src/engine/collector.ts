import { AsyncLocalStorage } from 'node:async_hooks';

/** Collects what is used while something is rendered, however deep inside. */
export type Collector<Item> = {
  /** Notes that whatever is being rendered uses this; does nothing where nobody collects. */
  use: (item: Item) => void;
  /** Does some work and returns its result with what it used, in order of use. */
  collect: <Result>(work: () => Result | Promise<Result>) => Promise<{ result: Result; used: Item[] }>;
};

/** A collector of one kind of item. Works only where pages are rendered, on Node. */
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
