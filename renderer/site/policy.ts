import * as z from 'zod';
import type { FactName } from '../sdk/names.ts';
import { text } from './text.ts';

/** What a claim requires, and why. */
export interface PolicyInput {
  /** Name of the fact that is the claim. */
  claim: FactName;
  /** What every page that makes the claim needs. Of a list, one is enough. */
  requires: RequirementInput | readonly RequirementInput[];
  /** The reason: who benefits from it, or which law or platform demands it. */
  because: string;
}

/**
 * `{ fact }`: the page states that fact as well. `{ section }`: the page or its layout has a section of that name.
 * `{ end: true }`: the value has a last day (`until`) wherever it is set.
 */
export type RequirementInput = { fact: FactName } | { section: string } | { end: true };

/** A policy that has been checked. */
export interface Policy {
  readonly claim: string;
  readonly requires: readonly Requirement[];
  readonly because: string;
}

export type Requirement = { readonly fact: string } | { readonly section: string } | { readonly end: true };

const requirement = z.union([
  z.strictObject({ fact: text }),
  z.strictObject({ section: text }),
  z.strictObject({ end: z.literal(true) }),
]);

export const policiesSchema = z
  .array(
    z.strictObject({
      claim: text,
      requires: z.union([requirement, z.array(requirement).min(1)]).transform((written) => [written].flat()),
      because: text,
    }),
  )
  .default([]);
