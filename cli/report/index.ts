export { issuesToJson } from './json.ts';
export { explainHint, formatIssues } from './text.ts';
