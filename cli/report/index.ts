export { formatGithub } from './github.ts';
export { issuesToJson } from './json.ts';
export { explainHint, formatIssues } from './text.ts';
