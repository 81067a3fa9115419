/** Plugins for the texts, besides Markdown with components: tables and front matter. Next takes them by name. */
export const TEXT_PLUGINS = ['remark-gfm', 'remark-frontmatter', 'remark-mdx-frontmatter']
