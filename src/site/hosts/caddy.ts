import { assetFolder, cacheRules, contentTypes, errorPages, hiddenFiles, otherForm, productForm, redirectStatus, typesByPath, wellKnown } from '../hosting.ts';

/** The text of a file for Caddy: a snippet `eldgrans`, to be imported in the site that has this one as its `root`. */
export function caddyConfig(headers: Record<string, string>): string {
  const ownPages = Object.values(errorPages).map((page) => page.replace('.html', ''));
  const types = Object.entries(contentTypes).map(([extension, type]) => `	header *.${extension} Content-Type "${type}"`);
  return `# Made by the build from src/site/hosting.ts and src/site/headers.ts. To be imported in a site that has this one as its root.
(eldgrans) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} "${value}"`)
  .join('\n')}
		-Server
	}
	route {
		@hidden {
			path_regexp ${hiddenFiles.source}
			not path ${wellKnown}*
		}
		error @hidden 404
		@own path_regexp ^(?:${ownPages.join('|')})(?:\\.html)?/?$
		error @own 404
		# Two slashes at the start would make the redirect below leave the site.
		@slashes vars_regexp {http.request.orig_uri.path} //
		error @slashes 404

		# Each other form of an address leads to the one that it has.
		map {query} {mark} {
			"" ""
			default "?"
		}
		@index path /index /index/ /index.html /index.html/
		redir @index /{mark}{query} ${redirectStatus}
		@other path_regexp other ${otherForm.source}
		handle @other {
			@page {
				not path /
				file {re.other.1}.html
			}
			redir @page {re.other.1}{mark}{query} ${redirectStatus}
		}

		@page file {path}.html
		rewrite @page {path}.html
		rewrite / /index.html
		header Cache-Control "${cacheRules.file}"
		header ${assetFolder}* Cache-Control "${cacheRules.asset}"
		header *.html Cache-Control "${cacheRules.page}"
		import eldgrans-files
	}
	handle_errors {
		header Cache-Control "${cacheRules.page}"
		@missing expression {err.status_code} == 404
		handle @missing {
			@product path_regexp ${productForm.source}
			rewrite @product ${errorPages.product}
			@rest not path ${errorPages.product}
			rewrite @rest ${errorPages.other}
			import eldgrans-files
		}
		respond {err.status_code}
	}
}
(eldgrans-files) {
${types.join('\n')}
${Object.entries(typesByPath)
  .map(([path, type]) => `	header ${path} Content-Type "${type}"`)
  .join('\n')}
	file_server {
		precompressed br gzip
		disable_canonical_uris
		index ""
	}
}
`.replaceAll('\\/', '/');
}
