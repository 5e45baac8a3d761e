/** A process that plays games of the third edition for crew.ts: it is sent jobs and sends back what came of them. */
import { playThird, type ThirdJob } from './jobthird.ts';

process.on('message', (job) => process.send?.(playThird(job as ThirdJob)));
