/** What to do where one file of an output does not fit the others, and it cannot be told which of them is wrong. */
export const rebuilt = 'Build again, and publish the whole output: a file of it is older, or was changed by hand.';
