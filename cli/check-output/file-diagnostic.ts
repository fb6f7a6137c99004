import type { IssueCode } from '../../renderer/sdk/issue.ts';

/** A diagnostic at an offset of a file. */
export interface FileDiagnostic {
  readonly code: IssueCode;
  readonly message: string;
  readonly at: number;
  readonly suggestion?: string;
}
