import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Tree, treeOf } from '../../../../src/lab/bench/side/tree.ts';

let from: Tree;

beforeEach(() => {
  from = { name: 'here', root: realpathSync(mkdtempSync(path.join(tmpdir(), 'tree-'))) };
  git('init', '--quiet');
  write('package-lock.json', '{"lockfileVersion": 3}');
  commit('then');
  mkdirSync(path.join(from.root, 'node_modules/dice'), { recursive: true });
  write('node_modules/dice/package.json', '{}');
});

afterEach(() => rmSync(from.root, { recursive: true, force: true }));

function git(...words: string[]): string {
  const who = ['-c', 'user.name=Ines', '-c', 'user.email=ines@example.org'];
  return execFileSync('git', [...who, ...words], { cwd: from.root, encoding: 'utf8' }).trim();
}

function write(file: string, text: string): void {
  writeFileSync(path.join(from.root, file), text);
}

function commit(text: string): string {
  write('rule.txt', text);
  git('add', 'rule.txt', 'package-lock.json');
  git('commit', '--quiet', '-m', text);
  return git('rev-parse', 'HEAD');
}

describe('the tree of a commit', () => {
  it('is that commit in a folder of its own, with the packages of this tree where that has them all', () => {
    const then = git('rev-parse', '--short', 'HEAD');
    write('package-lock.json', '{"lockfileVersion": 3, "packages": {"node_modules/dice": {"version": "1.0.0"}}}');
    commit('now');
    const tree = treeOf(then, from);
    expect(tree.name).toBe(then);
    expect(readFileSync(path.join(tree.root, 'rule.txt'), 'utf8')).toBe('then');
    expect(readFileSync(path.join(from.root, 'rule.txt'), 'utf8')).toBe('now');
    expect(existsSync(path.join(tree.root, 'node_modules/dice/package.json'))).toBe(true);
    tree.remove();
  });

  it('has packages of its own where this tree has one of them in another version', () => {
    const packages = (version: string): string =>
      JSON.stringify({
        ...{ name: 'then', version: '1.0.0', lockfileVersion: 3 },
        packages: {
          '': { name: 'then', version: '1.0.0', dependencies: { cup: 'file:cup' } },
          cup: { version },
          'node_modules/cup': { resolved: 'cup', link: true },
        },
      });
    mkdirSync(path.join(from.root, 'cup'));
    write('cup/package.json', '{"name": "cup", "version": "1.0.0"}');
    write('package.json', '{"name": "then", "version": "1.0.0", "dependencies": {"cup": "file:cup"}}');
    write('package-lock.json', packages('1.0.0'));
    git('add', 'package.json', 'cup');
    const then = commit('then, too');
    write('package-lock.json', packages('2.0.0'));
    const tree = treeOf(then, from);
    expect(existsSync(path.join(tree.root, 'node_modules/dice'))).toBe(false);
    tree.remove();
  });

  it('is gone once it is removed, with all that git knew of it', () => {
    const tree = treeOf('HEAD', from);
    tree.remove();
    expect(existsSync(tree.root)).toBe(false);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('is none where there is no such commit', () => {
    expect(() => treeOf('nowhere', from)).toThrow('nowhere');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});
