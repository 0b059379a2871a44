import { createContext } from 'react';

/** What a finished file is: its size in bytes, and the day of its last change (ISO 8601) where that is known. */
export type FileFact = { bytes: number; changed?: string };

/** The files that a page tells the size of, by their addresses. The build makes them before it renders the page. */
export const FileFacts = createContext<ReadonlyMap<string, FileFact>>(new Map());
