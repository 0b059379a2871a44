/** Whether something fulfils a requirement, or fits, in a word. Imports nothing, because the browser uses it. */

/** ”Ja”, ”Nej” or ”Framgår inte”. */
export const answerWords = { yes: 'Ja', no: 'Nej', unknown: 'Framgår inte' } as const;
