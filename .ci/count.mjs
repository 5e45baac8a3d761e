// Prints the closing line of a run: how many tests passed and failed, a failed step counting as one more failure.
import { existsSync, readFileSync } from 'node:fs';

const NOTHING = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
const reports = ['var/tests.json', 'var/tests-long.json'].map((file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NOTHING,
);
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
const failed = sum('numFailedTests') || Number(process.argv[2]);
console.log(`${sum('numPassedTests')} passed, ${failed} failed, ${sum('numPendingTests')} skipped`);
