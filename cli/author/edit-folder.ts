/** Name of the folder of a site in which an edit of its files is prepared. It is there only while one is under way, or was cut off. */
export const editFolder = '.frontage-edit';
