import * as z from 'zod';
import type { FactName } from '../sdk/names.ts';

/** What a claim needs, and why. */
export interface PolicyInput {
  /** The claim, by the name of its fact. */
  claim: FactName;
  /** What every page needs that makes the claim: one of these, where it is a list. */
  requires: RequirementInput | readonly RequirementInput[];
  /** Who is helped by it, or who demands it. */
  because: string;
}

/**
 * `{ fact }`: the page states that fact as well. `{ section }`: it has a section of that name, of its own or of its layout.
 * `{ end: true }`: the value has a last day (`until`), wherever it is given.
 */
export type RequirementInput = { fact: FactName } | { section: string } | { end: true };

/** A policy that has been checked. */
export interface Policy {
  readonly claim: string;
  readonly requires: readonly Requirement[];
  readonly because: string;
}

export type Requirement = { readonly fact: string } | { readonly section: string } | { readonly end: true };

const words = z.string().trim().min(1, 'must not be empty');

const requirement = z.union([
  z.strictObject({ fact: words }),
  z.strictObject({ section: words }),
  z.strictObject({ end: z.literal(true) }),
]);

export const policiesSchema = z
  .array(
    z.strictObject({
      claim: words,
      requires: z.union([requirement, z.array(requirement).min(1)]).transform((written) => [written].flat()),
      because: words,
    }),
  )
  .default([]);
