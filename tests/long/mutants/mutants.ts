// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of code.
/** A small fault in a file, and the test files that notice it. */
export interface Mutant {
  readonly file: string;
  /** Text that the file has exactly once, and the faulty text. */
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

const inBuild: readonly Mutant[] = [
  {
    file: 'renderer/build/output/switch.ts',
    from: '  else if (moved && !exists) await disk.rename(old, out);\n',
    to: '',
    tests: ['renderer/build/output/recover.test.ts'],
  },
  {
    file: 'renderer/build/output/switch.ts',
    from: '  await disk.rm(paths.journal);\n  await disk.rm(paths.staging);',
    to: '  await disk.rm(paths.staging);\n  await disk.rm(paths.journal);',
    tests: ['renderer/build/output/recover.test.ts', 'renderer/build/output/switch.test.ts'],
  },
  {
    file: 'renderer/build/output/staging-folder.ts',
    from: 'current.get(file.path)?.hash === file.hash;',
    to: 'current.has(file.path);',
    tests: ['renderer/build/output/index.test.ts'],
  },
  {
    file: 'renderer/build/lib/disk-error.ts',
    from: '    if (!(error instanceof DiagnosticsError)) throw error;\n',
    to: '    throw error;\n',
    tests: ['tests/disk-full.test.ts'],
  },
  {
    file: 'renderer/build/run/reads.ts',
    from: 'said.some((name) => facts.has(name))',
    to: 'false',
    tests: ['renderer/build/run/reads.test.ts', 'tests/incremental.test.ts'],
  },
  {
    file: 'renderer/build/run/reads.ts',
    from: 'first: (record) => shown(record.page) ?? (',
    to: 'first: (record) => undefined ?? (',
    tests: ['renderer/build/run/reads.test.ts', 'tests/long/incremental/incremental.test.ts'],
  },
  {
    file: 'renderer/build/run/reuse.ts',
    from: "return trail === '' ?",
    to: "return trail !== '' ?",
    tests: ['tests/breadcrumbs.test.ts'],
  },
  {
    file: 'renderer/build/assets/cards/draw-cards.ts',
    from: '        storeFile(cached(path), drawn);\n',
    to: '',
    tests: ['tests/cards.test.ts'],
  },
  {
    file: 'renderer/build/assets/cards/draw-cards.ts',
    from: 'else if (spec !== undefined) missing.set',
    to: 'if (spec !== undefined) missing.set',
    tests: ['tests/cards.test.ts'],
  },
  {
    file: 'renderer/build/assets/cards/draw-cards.ts',
    from: '  dropOthers(join(cacheDir, folder), /\\.png$/, paths);\n',
    to: '',
    tests: ['tests/cards.test.ts'],
  },
];

const inSdk: readonly Mutant[] = [
  {
    file: 'renderer/sdk/url.ts',
    from: "  if (href.startsWith('//')) return { kind: 'invalid', reason: 'malformed' };\n",
    to: '',
    tests: ['renderer/sdk/url.test.ts', 'tests/hostile/addresses.test.ts'],
  },
  {
    file: 'renderer/sdk/json-ld.ts',
    from: "return rawText('json', JSON.stringify(node));",
    to: 'return JSON.stringify(node);',
    tests: ['tests/hostile/blocks.test.ts'],
  },
  {
    file: 'renderer/sdk/suggest.ts',
    from: 'bestDistance <= maxDistance',
    to: 'bestDistance < maxDistance',
    tests: ['renderer/sdk/suggest.test.ts'],
  },
  {
    file: 'renderer/blocks/faq/view.tsx',
    from: 'question={<Question>{item.question}</Question>}',
    to: 'question={<Question dangerouslySetInnerHTML={{ __html: item.question }} />}',
    tests: ['tests/hostile/blocks.test.ts'],
  },
  {
    file: 'renderer/blocks/faq/view.tsx',
    from: 'className="faq-more"',
    to: "className={more.label === 'yes' ? 'faq-more-yes' : 'faq-more'}",
    tests: ['tests/hostile/blocks.test.ts'],
  },
];

const inClient: readonly Mutant[] = [
  {
    file: 'renderer/client/leads/attempt.ts',
    from: 'status.unanswered <= maxEagerAttempts',
    to: 'status.unanswered < maxEagerAttempts',
    tests: ['renderer/client/leads/attempt.test.ts'],
  },
  {
    file: 'renderer/client/leads/attempt.ts',
    from: 'return waited < 0 ? 0 : Math',
    to: 'return Math',
    tests: ['renderer/client/leads/attempt.test.ts'],
  },
  {
    file: 'renderer/client/leads/attempt.ts',
    from: '    status.unanswered += 1;\n',
    to: '',
    tests: ['renderer/client/leads/sending.test.ts'],
  },
  {
    file: 'renderer/client/leads/attempt.ts',
    from: 'if (!expired && !isDue(status, eager))',
    to: 'if (!isDue(status, eager))',
    tests: ['renderer/client/leads/sending.test.ts'],
  },
  {
    file: 'renderer/client/leads/attempt.ts',
    from: 'delivered > 0 && delivered + missing === lead.standings.length',
    to: 'delivered > 0',
    tests: ['renderer/client/leads/sending.test.ts'],
  },
  {
    file: 'renderer/client/leads/request.ts',
    from: 'wanted in payload ? name : wanted',
    to: 'wanted',
    tests: ['renderer/client/leads/request.test.ts'],
  },
  {
    file: 'renderer/client/leads/store.ts',
    from: 'if (lead) found.push(lead);',
    to: 'if (lead) removeWriteAhead(id);',
    tests: ['renderer/client/leads/store.test.ts'],
  },
  {
    file: 'renderer/client/leads/store.ts',
    from: '    if (own.has(id)) continue;\n',
    to: '',
    tests: ['renderer/client/leads/store.test.ts'],
  },
];

const inCommands: readonly Mutant[] = [
  {
    file: 'cli/report/verdict.ts',
    from: 'totalCount(warnings) > maxWarnings',
    to: 'totalCount(warnings) >= maxWarnings',
    tests: ['tests/check-options.test.ts'],
  },
  {
    file: 'cli/commands/check.ts',
    from: 'report.elsewhere + totalCount',
    to: 'totalCount',
    tests: ['tests/check-options.test.ts'],
  },
  {
    file: 'cli/commands/check.ts',
    from: 'if (verdict.failed || incomplete) process',
    to: 'if (verdict.failed) process',
    tests: ['tests/check-options.test.ts'],
  },
  {
    file: 'cli/commands/build.ts',
    from: '  return console.error;',
    to: '  return console.log;',
    tests: ['tests/check-options.test.ts'],
  },
  {
    file: 'cli/commands/build.ts',
    from: 'if (report.result === undefined) process',
    to: 'if (report.result === null) process',
    tests: ['tests/cli-errors.test.ts'],
  },
  {
    file: 'cli/site-options.ts',
    from: 'origin = process.env.FRONTAGE_ORIGIN,',
    to: 'origin,',
    tests: ['tests/cli.test.ts'],
  },
  {
    file: 'cli/site-options.ts',
    from: 'const { FRONTAGE_CACHE: between } = process.env;',
    to: "const between = '';",
    tests: ['tests/cli.test.ts'],
  },
  {
    file: 'cli/sites/find-sites.ts',
    from: 'const real = realpathSync(folder);',
    to: 'const real = folder;',
    tests: ['tests/sites.test.ts'],
  },
  {
    file: 'cli/sites/run-sites.ts',
    from: '? ended : exitCodes.internal,',
    to: '? ended : exitCodes.siteErrors,',
    tests: ['tests/sites.test.ts'],
  },
  {
    file: 'cli/diff/base-folder.ts',
    from: "['merge-base', '--end-of-options', other, 'HEAD']",
    to: "['rev-parse', '--verify', '--end-of-options', other]",
    tests: ['tests/diff.test.ts'],
  },
  {
    file: 'cli/diff/git.ts',
    from: 'const { GIT_DIR, ...others } = process.env;',
    to: 'const others = process.env;\n  const { GIT_DIR } = others;',
    tests: ['tests/diff.test.ts'],
  },
  {
    file: 'cli/diff/compare-pages.ts',
    from: 'before.html === after.html && sameClaims',
    to: 'before.html === after.html || sameClaims',
    tests: ['tests/diff.test.ts'],
  },
  {
    file: 'cli/diff/compare-site.ts',
    from: 'before.claims.get(page)?.get(fact) !== after',
    to: 'before.claims.get(page)?.get(fact) === after',
    tests: ['tests/diff.test.ts'],
  },
];

const inAuthor: readonly Mutant[] = [
  {
    file: 'cli/author/rename.ts',
    from: 'addRedirect(site, { from, to },',
    to: 'addRedirect(site, { from: to, to: from },',
    tests: ['tests/author.test.ts'],
  },
  {
    file: 'cli/author/rename.ts',
    from: 'count += edits.length;',
    to: 'count = edits.length;',
    tests: ['cli/author/rename.test.ts', 'tests/author.test.ts'],
  },
  {
    file: 'cli/author/redirects.ts',
    from: "pathOf(site, entry, 'to') !== path) continue",
    to: "pathOf(site, entry, 'to') === path) continue",
    tests: ['cli/author/remove.test.ts', 'tests/author.test.ts'],
  },
  {
    file: 'cli/author/remove.ts',
    from: 'used.every((use)',
    to: 'used.some((use)',
    tests: ['cli/author/remove.test.ts'],
  },
  {
    file: 'cli/author/outcome.ts',
    from: 'older: after.length - issues.length',
    to: 'older: before.length - issues.length',
    tests: ['tests/author-warnings.test.ts'],
  },
  {
    file: 'cli/author/edit-journal.ts',
    from: '  for (const step of open) await moveIntoPlace(folder, step, disk);\n',
    to: '',
    tests: ['cli/author/edit-journal.test.ts'],
  },
  {
    file: 'cli/author/edit-journal.ts',
    from: '  for (const step of open) requireUntouched(folder, step);\n',
    to: '',
    tests: ['cli/author/edit-journal.test.ts'],
  },
  {
    file: 'cli/main.ts',
    from: 'const files = await recoverEdit(root);',
    to: 'const files = 0;',
    tests: ['tests/long/kills/kills.test.ts'],
  },
];

const inServers: readonly Mutant[] = [
  {
    file: 'cli/serve/send-file.ts',
    from: '/;\\s*q=0(\\.0*)?$/',
    to: '/;\\s*q=0$/',
    tests: ['cli/serve/compress.test.ts'],
  },
  {
    file: 'cli/serve/loopback.ts',
    from: '(?:connect-src|form-action)',
    to: '(?:connect-src)',
    tests: ['cli/serve/loopback.test.ts'],
  },
  {
    file: 'cli/serve/request-origin.ts',
    from: "name !== '' && allowedHosts(address).includes(name)",
    to: "name !== ''",
    tests: ['cli/commands/preview-requests.test.ts'],
  },
  {
    file: 'cli/studio/journal.ts',
    from: 'undoes === undefined && holds.has(id) && !staying',
    to: 'undoes === undefined && !staying',
    tests: ['cli/studio/journal.test.ts'],
  },
  {
    file: 'cli/studio/journal.ts',
    from: 'hashOf(this.#read(file)) === before',
    to: 'hashOf(this.#read(file)) === after',
    tests: ['cli/studio/journal.test.ts'],
  },
  {
    file: 'cli/studio/value-change.ts',
    from: "  if (known !== undefined) return known === 'written' ? undefined : known;\n",
    to: '',
    tests: ['cli/studio/value-change.test.ts'],
  },
  {
    file: 'cli/studio/inbound-links.ts',
    from: "before || '#top'",
    to: "before || '#'",
    tests: ['cli/studio/inbound-links.test.ts'],
  },
];

export const mutants: readonly Mutant[] = [...inBuild, ...inSdk, ...inClient, ...inCommands, ...inAuthor, ...inServers];
