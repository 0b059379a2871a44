import {
  assetFolder,
  cacheRules,
  contentTypes,
  errorPages,
  hiddenFiles,
  malformed,
  otherForm,
  otherFormOfHome,
  productForm,
  redirectStatus,
  typesByPath,
  wellKnown,
} from '../hosting.ts';

/** The text of a file for Caddy: a snippet `eldgrans`, to be imported in the site that has this one as its `root`. */
export function caddyConfig(headers: Record<string, string>): string {
  const ownPages = Object.values(errorPages).map((page) => page.replace('.html', ''));
  const typeOfPath = Object.entries(typesByPath).map(([path, type]) => `		${path} "${type}"`);
  const typeOfKind = Object.entries(contentTypes).map(([extension, type]) => `		~\\.${extension}$ "${type}"`);
  return `# Made by the build from build/hosting.ts and build/headers.ts. To be imported in a site that has this one as its root.
(eldgrans-headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} "${value.replaceAll('"', String.raw`\"`)}"`)
  .join('\n')}
		-Server
	}
}
(eldgrans) {
	import eldgrans-headers
	route {
		@malformed path_regexp ${malformed.source}
		error @malformed 400
		@method not method GET HEAD
		header @method Allow "GET, HEAD"
		error @method 405
		# Longer names than a file may have are a fault (500) to Caddy.
		@long vars_regexp {http.request.orig_uri} ^[^?]*/[^/?]{240}|^[^?]{1000}
		error @long 404
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
		@index path_regexp ${otherFormOfHome.source}
		redir @index /{mark}{query} ${redirectStatus}
		@other path_regexp other ${otherForm.source}
		handle @other {
			@canonical {
				not path /
				file {re.other.1}.html
			}
			redir @canonical {re.other.1}{mark}{query} ${redirectStatus}
		}

		@page file {path}.html
		rewrite @page {path}.html
		rewrite / /index.html
		import eldgrans-files
	}
	handle_errors {
		import eldgrans-headers
		@product expression {err.status_code} == 404 && {path}.matches("${productForm.source}")
		route @product {
			rewrite * ${errorPages.product}
			import eldgrans-files
		}
		@other-page expression {err.status_code} == 404
		route @other-page {
			rewrite * ${errorPages.other}
			import eldgrans-files
		}
		respond {err.status_code}
	}
}
(eldgrans-files) {
	map {path} {keep} {
		~\\.html$ "${cacheRules.page}"
		~^${assetFolder} "${cacheRules.asset}"
		default "${cacheRules.file}"
	}
	header Cache-Control {keep}
	map {path} {type} {
${[...typeOfPath, ...typeOfKind].join('\n')}
		default application/octet-stream
	}
	header Content-Type {type}
	file_server {
		precompressed br gzip
		disable_canonical_uris
		index ""
	}
}
`.replaceAll('\\/', '/');
}
