/** What pages are told of the pictures by the build: see build/pictures.ts. */
declare module 'virtual:pictures' {
  /** The masters by their path below src/pictures. */
  export const masters: Record<string, import('../build/pictures.ts').Master>;
  /** Hash of everything in a share picture that is not its source: six hexadecimal digits. */
  export const shareDesign: string;
}
