import type { IssueCode } from '../../renderer/sdk/issue.ts';

/** Something wrong in a file, by its offset. */
export interface Fault {
  readonly code: IssueCode;
  readonly message: string;
  readonly at: number;
  readonly suggestion?: string;
}
