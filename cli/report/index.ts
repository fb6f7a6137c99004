export { type Paint, paint, takesColor } from './color.ts';
export { countsInWords } from './counts.ts';
export { formatGithub } from './github.ts';
export { type IssuesReport, issuesToJson } from './json.ts';
export { formatIssues, type TextOptions } from './text.ts';
