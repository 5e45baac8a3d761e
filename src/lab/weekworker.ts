/** A process that lives through games for week.ts: it is sent games and sends back how they went. */
import { type Lived, live } from './week/lived.ts';

process.on('message', (lived) => process.send?.(live(lived as Lived)));
