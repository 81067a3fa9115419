/** How the texts are read, beyond Markdown with components: tables, and what stands above a text between dashes. By name, as Next takes them. */
export const TEXT_PLUGINS = ['remark-gfm', 'remark-frontmatter', 'remark-mdx-frontmatter']
