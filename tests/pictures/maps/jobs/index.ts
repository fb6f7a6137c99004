import { citations } from './citations.ts';
import type { Job } from './parts.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { tracking } from './tracking.ts';

export const jobs: Readonly<Record<string, Job>> = { profile, reviews, tracking, citations };
