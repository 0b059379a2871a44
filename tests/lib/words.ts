/** Splits a text at spaces and line breaks: a list that reads as one. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
