/** Where the form sends its messages; written into the bundle by the build. */
declare const __MAIL__: import('../mail/settings.ts').MailSettings;
