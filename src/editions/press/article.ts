import type { ArticleView } from '../../render/view.ts';

/** The articles of a page, none of them twice: what happened twice alike is news once. */
export function distinct(articles: readonly ArticleView[]): ArticleView[] {
  const same = (one: ArticleView, other: ArticleView) => one.head === other.head && one.text === other.text;
  return articles.filter((one, index) => articles.findIndex((other) => same(one, other)) === index);
}
