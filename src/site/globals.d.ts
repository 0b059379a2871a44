/** The masters of the pictures by their path below src/pictures. */
declare module 'virtual:pictures' {
  const masters: Record<string, import('./pictures.ts').Master>;
  export default masters;
}

/** Where the form sends its messages; written into the bundle by the build. */
declare const __MAIL__: import('../mail/settings.ts').MailSettings;
