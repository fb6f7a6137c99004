export { formatGithub } from './github.ts';
export { issuesToJson } from './json.ts';
export { formatIssues } from './text.ts';
