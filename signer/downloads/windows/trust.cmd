@echo off
rem Asks Windows, for this user only, to trust the certificate of the Dawn Bank Signer.
cd /d "%~dp0"
node.exe signer.mjs --trust
pause
