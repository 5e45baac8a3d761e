// Prints the closing line of a run: how many tests passed and failed, a failed step counting as one more failure.
import { existsSync, readFileSync } from 'node:fs';

const file = 'var/tests.json';
const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { numPassedTests: 0, numFailedTests: 1 };
const failed = report.numFailedTests > 0 ? report.numFailedTests : Number(process.argv[2]);
console.log(`${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests ?? 0} skipped`);
