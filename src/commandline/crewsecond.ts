/** A process that plays games of the second edition for crew.ts: it is sent jobs and sends back what came of them. */
import { type Job, play } from './job.ts';

process.on('message', (job) => process.send?.(play(job as Job)));
