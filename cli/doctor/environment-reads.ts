import type { ESTree } from 'rolldown/utils';
import { isEngineSource } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { variableOf } from '../../renderer/build/inputs/sources/expressions.ts';
import type { Sources } from '../../renderer/build/inputs/sources/index.ts';
import type { Place } from '../../renderer/sdk/issue.ts';
import { nodesIn } from '../author/syntax.ts';

/** Where a variable is read first, and whether every place has another value if it is not set. */
export interface VariableRead extends Place {
  readonly hasFallback: boolean;
}

/** Returns the environment variables that code of a site reads by `env('NAME')` or `process.env.NAME`, by name. */
export function variableReads(files: readonly string[], sources: Sources): ReadonlyMap<string, VariableRead> {
  const reads = new Map<string, VariableRead>();
  for (const file of files) {
    const module = isEngineSource(file) ? undefined : sources.module(file);
    if (module === undefined) continue;
    for (const { name, node, hasFallback } of readsIn(module.program)) {
      const place = module.source.place(node.start - module.lead);
      const known = reads.get(name) ?? { ...place, hasFallback };
      reads.set(name, { ...known, hasFallback: known.hasFallback && hasFallback });
    }
  }
  return reads;
}

function* readsIn(program: ESTree.Program) {
  const withFallback = new Set<ESTree.Node>();
  for (const node of nodesIn(program)) {
    if (node.type === 'LogicalExpression') withFallback.add(node.left);
    if (node.type === 'ConditionalExpression') for (const part of nodesIn(node)) withFallback.add(part);
    const name = variableOf(node);
    if (name === undefined) continue;
    const hasSecond = node.type === 'CallExpression' && node.arguments.length > 1;
    yield { name, node, hasFallback: hasSecond || withFallback.has(node) };
  }
}
