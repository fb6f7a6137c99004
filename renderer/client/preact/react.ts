/** React for islands that run on Preact: its members by name, and all of them as the default. */
export * from './compat.ts';
export * as default from './compat.ts';
