/** Name of the folder in which an edit of a site is prepared. It exists only during an edit or after an interrupted one. */
export const editFolder = '.frontage-edit';
