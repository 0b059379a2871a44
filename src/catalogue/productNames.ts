/** Leads from the keys of products to their titles and back. */
export type ProductNames = {
  /** Returns an unknown key unchanged. */
  nameOf: (key: string) => string;
  /** Takes a title or a key, however it is spaced; undefined where the text names no product. */
  keyOf: (text: string) => string | undefined;
};

/** The names of some products. */
export function namesOf(products: readonly { key: string; title: string }[]): ProductNames {
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  const titles = new Map(products.map(({ key, title }) => [key, title]));
  const keys = new Map(products.flatMap(({ key, title }) => [key, title].map((name) => [plain(name), key])));
  return { nameOf: (key) => titles.get(key) ?? key, keyOf: (text) => keys.get(plain(text)) };
}
