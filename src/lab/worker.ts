/** A process that plays games for suite/crew.ts: it is sent jobs and sends back what came of them. */
import type { Job } from '../editions/tools/simulation.ts';
import { play } from './suite/trials.ts';

process.on('message', (job) => process.send?.(play(job as Job)));
