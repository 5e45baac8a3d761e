import type { ArticleView } from '../render/view.ts';

/** Printed names that begin with an article of their own lose the one before them. */
export function tidy(line: string): string {
  return line.replace(/\b([Tt]he|[Aa]n?) (\*{0,2})The /g, '$2The ').trim();
}

/** The articles of a page, none of them twice: what happened twice alike is news once. */
export function distinct(articles: readonly ArticleView[]): ArticleView[] {
  const same = (one: ArticleView, other: ArticleView) => one.head === other.head && one.text === other.text;
  return articles.filter((one, index) => articles.findIndex((other) => same(one, other)) === index);
}
