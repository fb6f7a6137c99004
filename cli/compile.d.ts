import type { OutputChunk } from 'rolldown';

/** See compile.js. */
export function bundleCommandLine(folder?: string): Promise<OutputChunk[]>;

/** See compile.js. */
export function withCompiledFiles(code: string): string;
