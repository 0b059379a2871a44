/** How many items the specification's sections 3 and 9 ask for. */
export const expected = { aluminium: 16, steel: 12, projects: 12 };
