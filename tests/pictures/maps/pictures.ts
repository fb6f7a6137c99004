import { jobs } from './jobs/index.ts';
import { marks, tidyBrigade } from './marks.ts';
import { dayPaper, nightPaper, report, smallReport } from './report.ts';
import { day, night } from './shapes.ts';

/** The drawn pictures of the first site, by name. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(jobs).flatMap(([name, drawing]) => [
    [`job-${name}`, drawing.wide(day)],
    [`job-${name}-dark`, drawing.wide(night)],
    [`job-${name}-small`, drawing.small(day)],
    [`job-${name}-small-dark`, drawing.small(night)],
  ]),
  ...Object.entries(marks).map(([name, mark]) => [`mark-${name}`, mark]),
  ['logo-tidy', tidyBrigade()],
  ['report', report(dayPaper)],
  ['report-dark', report(nightPaper)],
  ['report-small', smallReport(dayPaper)],
  ['report-small-dark', smallReport(nightPaper)],
]);
