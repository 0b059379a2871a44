/** The words of a text with spaces or line breaks between them: a list that is read as one. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
