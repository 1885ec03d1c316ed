#!/bin/sh
# Asks macOS, for this user only, to trust the certificate of the Dawn Bank Signer.
exec "$(dirname "$0")/start.command" --trust
