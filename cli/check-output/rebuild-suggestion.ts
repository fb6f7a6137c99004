/** The suggestion if files of an output disagree: it is unknown which of them is wrong. */
export const rebuildSuggestion =
  'Build again and publish the whole output folder: one of its files is outdated or was edited.';
